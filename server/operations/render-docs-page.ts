import { createHash } from 'node:crypto';
import type { Route } from '@gullylens/contract/definition/route';
import type { Areas } from '@gullylens/contract/openapi/openapi-document';
import { commonStatusesText, ownStatusesOf } from '@gullylens/contract/openapi/response-statuses';
import { escapeHtml } from '../platform/http/page-head.ts';

const STYLES = `
body { margin: 0 auto; max-width: 1100px; padding: 24px 16px; background: #0A0F1E; color: #EAF0FF; font: 16px/1.5 system-ui, sans-serif; }
a { color: #7DD3FC; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { border-bottom: 1px solid #24304D; padding: 8px 12px; text-align: left; vertical-align: top; }
th { color: #9DABC9; }
code { white-space: nowrap; }
`;
const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64');

/** The page's content security policy: it loads nothing and has one style element, allowed by its hash. */
export const docsPagePolicy = `default-src 'none';style-src 'sha256-${STYLES_HASH}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** Renders the API as an HTML page without scripts, with a table per area. */
export function renderDocsPage(areas: Areas, version: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GullyLens API</title>
<style>${STYLES}</style>
</head>
<body>
<h1>GullyLens API</h1>
<p>Version ${escapeHtml(version)}. Every schema is in <a href="/api/openapi.json">the OpenAPI 3.1 document</a>.</p>
<p>${commonStatusesText}</p>
${Object.entries(areas).map(renderArea).join('\n')}
</body>
</html>
`;
}

function renderArea([name, { about, routes }]: [string, Areas[string]]): string {
  const columns = ['Route', 'Access', 'Rate limit', 'Statuses', 'Description'];
  return `<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(about)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(name)}">
<table>
<thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>
<tbody>
${Object.values(routes).map(renderRow).join('\n')}
</tbody>
</table>
</div>`;
}

function renderRow(route: Route): string {
  const { max, perSeconds } = route.rateLimit;
  const cells = [route.access, `${max} in ${perSeconds} s`, ownStatusesOf(route).join(' '), route.summary];
  const call = `<th scope="row"><code>${route.method} ${escapeHtml(route.path)}</code></th>`;
  return `<tr>${call}${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}
