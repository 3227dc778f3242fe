/** As high as a row of match cards, so that choosing another tab moves nothing. */
export const stripHeight = 'h-[20rem]';
