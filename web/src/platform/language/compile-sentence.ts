import type { I18n } from '@lingui/core';

type Compile = Parameters<I18n['setMessagesCompiler']>[0];
type Compiled = ReturnType<Compile>;

const known = new Map<string, Compiled>();

/**
 * Splits a sentence into Lingui's tokens: `{name}` and `{count, plural, one {# over} other {# overs}}`. Lingui's own
 * compiler parses all of ICU and would take a third of a page's budget.
 */
export const compileSentence: Compile = (text) => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const compiled = piecesOf(text);
  known.set(text, compiled);
  return compiled;
};

const WORDS = String.raw`(?:[^{}]|\{\w+\})*`;
const CASE = String.raw`=?\w+ \{${WORDS}\}`;
const FORM = new RegExp(String.raw`=?(\w+) \{(${WORDS})\}`, 'g');
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
  for (const [, form = '', words = ''] of cases.matchAll(FORM)) {
    forms[form] = words.split(/(#)/).flatMap(piecesOf);
  }
  return forms;
}
