import { commonStatusesInWords, ownStatusesOf } from '@gullylens/contract/openapi/refusals';
import type { Route } from '@gullylens/contract/definition/route';

/** Renders the API as an HTML page without scripts. */
export function renderDocsPage(routes: Readonly<Record<string, Route>>, version: string): string {
  const rows = Object.values(routes).map(renderRow).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GullyLens interface</title>
<style>
body { margin: 0 auto; max-width: 1100px; padding: 24px 16px; background: #0A0F1E; color: #EAF0FF; font: 16px/1.5 system-ui, sans-serif; }
a { color: #7DD3FC; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { border-bottom: 1px solid #24304D; padding: 8px 12px; text-align: left; vertical-align: top; }
th { color: #9DABC9; }
code { white-space: nowrap; }
</style>
</head>
<body>
<h1>GullyLens interface</h1>
<p>Version ${escapeHtml(version)}. Every schema is in <a href="/api/openapi.json">the OpenAPI 3.1 document</a>.</p>
<p>${commonStatusesInWords}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Routes">
<table>
<thead><tr><th scope="col">Call</th><th scope="col">Who</th><th scope="col">At most</th><th scope="col">Answers</th><th scope="col">What</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
</div>
</body>
</html>
`;
}

function renderRow(route: Route): string {
  const { max, perSeconds } = route.rateLimit;
  const cells = [route.access, `${max} in ${perSeconds} s`, ownStatusesOf(route).join(' '), route.summary];
  const call = `<th scope="row"><code>${route.method} ${escapeHtml(route.path)}</code></th>`;
  return `<tr>${call}${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
