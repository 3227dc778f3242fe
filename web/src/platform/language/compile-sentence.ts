import type { I18n } from '@lingui/core';

type Compile = Parameters<I18n['setMessagesCompiler']>[0];
type Compiled = ReturnType<Compile>;

const cache = new Map<string, Compiled>();

/**
 * Lingui's message compiler for this app. Splits a sentence into tokens at `{name}` and `{count, plural, one {# over}
 * other {# overs}}`. Lingui's own compiler parses all of ICU and would take a third of a page's budget.
 */
export const compileSentence: Compile = (text) => {
  const found = cache.get(text);
  if (found !== undefined) return found;
  const compiled = piecesOf(text);
  cache.set(text, compiled);
  return compiled;
};

/** Text without braces, apart from `{name}`. */
const TEXT = String.raw`(?:[^{}]|\{\w+\})*`;
const CASE = String.raw`=?\w+ \{${TEXT}\}`;
// Lingui looks up exact numbers without the `=`.
const FORM = new RegExp(String.raw`=?(\w+) \{(${TEXT})\}`, 'g');
const ARGUMENT = new RegExp(String.raw`\{(\w+)(?:, plural, (${CASE}(?: ${CASE})*))?\}`, 'g');

function piecesOf(text: string): Compiled {
  const pieces: Compiled = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: cases, index } of text.matchAll(ARGUMENT)) {
    pieces.push(text.slice(end, index), cases === undefined ? [name] : [name, 'plural', formsOf(cases)]);
    end = index + whole.length;
  }
  return [...pieces, text.slice(end)];
}

/** Parses `one {# over} other {# overs}`, with `#` as a separate token. */
function formsOf(cases: string): Record<string, Compiled> {
  const forms: Record<string, Compiled> = {};
  for (const [, form = '', text = ''] of cases.matchAll(FORM)) {
    forms[form] = text.split(/(#)/).flatMap(piecesOf);
  }
  return forms;
}
