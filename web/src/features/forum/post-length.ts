import type { FORUM_LENGTHS } from '@gullylens/contract/http/forum';

/** Most characters of a post. Does not compile when the contract's limit differs; its code would load the schemas. */
export const POST_LENGTH: (typeof FORUM_LENGTHS)['body'] = 4000;
