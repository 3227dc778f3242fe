import { type Attributes, createElement, type FunctionComponent, type SVGAttributes } from 'react';

/** An icon in Lucide's files: the elements inside its SVG. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: SVGAttributes<SVGElement> & Attributes])[];
}

/** Returns the component of an icon. The build puts it in the place of Lucide's `createLucideIcon`. */
// oxlint-disable-next-line import/no-default-export -- as in Lucide's file, which it replaces
export default function createIcon({ node }: IconData): FunctionComponent<SVGAttributes<SVGElement>> {
  return function Icon(attributes) {
    return createElement(
      'svg',
      {
        'aria-hidden': attributes.role === undefined,
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...node.map(([tag, inner]) => createElement(tag, inner)),
    );
  };
}
