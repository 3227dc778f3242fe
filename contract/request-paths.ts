/** Returns the path of a request target: without scheme and host (which some proxies send), query and fragment. */
export function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

/** Returns a pattern of a route's paths, with or without a final slash. Parameters are written `:name` or `{name}`. */
export function pathPattern(path: string, flags = ''): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+|\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`, flags);
}
