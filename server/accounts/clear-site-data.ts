/**
 * Tells the browser to forget what it kept for this site. Not its cache: an answer of the interface is not stored, or
 * not used before the server was asked about it again by somebody signed in, and clearing the cache takes browsers seconds.
 */
export const clearSiteData = { 'clear-site-data': '"storage"' };
