/** Returns the path of a request target as routers read it: without the scheme and host that proxies send, query and fragment. */
export function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

/** Returns a pattern of the addresses of a route, whose parameters are written `:name` or `{name}`, with and without a slash at the end. */
export function pathPattern(path: string, flags = ''): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+|\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`, flags);
}
