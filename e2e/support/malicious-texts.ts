/** Malicious input, and what the browser must not do with it. */
export const maliciousTexts = [
  '<script>window.harmed = true</script>',
  '<img src=x onerror="window.harmed = true">',
  '<svg onload="window.harmed = true"><script>window.harmed = true</script></svg>',
  '<svg><a xlink:href="javascript:window.harmed=true"><text>tap</text></a></svg>',
  '<iframe srcdoc="<script>parent.harmed = true</script>"></iframe>',
  '"><script>window.harmed = true</script>',
  "'-(window.harmed = true)-'",
  '{{constructor.constructor("window.harmed = true")()}} ${window.harmed = true}',
  '</textarea></p></article><script>window.harmed = true</script>',
  '<style>*{display:none}</style><base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '[tap](javascript:window.harmed=true) javascript:window.harmed=true',
  'https://evil.example/"onmouseover="window.harmed=true',
  'data:text/html,<script>window.harmed=true</script>',
  '&lt;script&gt;window.harmed = true&lt;/script&gt; &#106;avascript:window.harmed=true',
] as const;

/** Texts with hidden characters, and what is left of them. */
export const invisibleTexts = [
  ['Safe \u202eexe.gpj\u202c end', 'Safe exe.gpj end'],
  ['f\u200br\u2060e\ufeffe', 'free'],
  ['ad\u2066min\u2069', 'admin'],
] as const;
