/** A colour of CSS's `oklch()`. */
export interface Oklch {
  /** 0 to 1. */
  lightness: number;
  /** 0 for grey; at most about 0.33 in sRGB. */
  chroma: number;
  /** 0 to 360 degrees. */
  hue: number;
}

/** Converts `#rrggbb` by Björn Ottosson's matrices for OKLab, from linear sRGB; null for anything else. */
export function oklchFromHex(hex: string | null | undefined): Oklch | null {
  if (!/^#[\da-f]{6}$/i.test(hex ?? '')) return null;
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex?.slice(start, start + 2) ?? '', 16)),
  ) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The linear light, 0 to 1, of an sRGB channel, 0 to 255. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
