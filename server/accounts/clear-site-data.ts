/**
 * Tells the browser to forget what it kept for this site. Not its cache: answers of the interface are never stored,
 * and clearing the rest takes browsers seconds.
 */
export const clearSiteData = { 'clear-site-data': '"storage"' };
