import type { Route } from '@gullylens/contract/definition/route';
import type { Handlers } from '../http/handler.ts';

/**
 * Wraps handlers so that an answer whose body does not match the contract fails. Without it the serialiser would hide a
 * wrong constant, because it always writes the constants of the contract.
 */
export function checkHandlers<Table extends Readonly<Record<string, Route>>>(
  routes: Table,
  handlers: Handlers<Table>,
): Handlers<Table> {
  const checked = Object.entries(routes).map(([name, { kind, answers }]) => {
    const handle = handlers[name as keyof Table] as (call: unknown) => unknown;
    if (kind === 'bytes' || kind === 'stream') return [name, handle];
    const handleAndCheck = async (call: unknown) => {
      const answer = (await handle(call)) as { status: 200 | 201 | 202; body: unknown };
      answers[answer.status]?.parse(answer.body);
      return answer;
    };
    return [name, handleAndCheck];
  });
  return Object.fromEntries(checked) as Handlers<Table>;
}
