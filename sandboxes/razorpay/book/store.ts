import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Order, Payment, Refund } from './entities.ts';

interface Shelf<Item> {
  get(id: string): Item | undefined;
  /** Newest first, as the vendor lists. */
  list(): readonly Item[];
  /** Those of one owner (orders of a receipt, payments of an order, refunds of a payment), newest first. */
  of(ownerId: string): readonly Item[];
  save(item: Item): Item;
}

export interface PaymentStore {
  readonly orders: Shelf<Order>;
  readonly payments: Shelf<Payment>;
  readonly refunds: Shelf<Refund>;
}

interface Entry {
  readonly shelf: keyof PaymentStore;
  readonly item: { readonly id: string };
}

function readEntry(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null; // A line cut off by a kill: its write was never acknowledged.
  }
}

interface ShelfOptions<Item> {
  readonly ownerOf: (item: Item) => string;
  readonly write: (item: Item) => void;
}

function openShelf<Item extends { readonly id: string }>({ ownerOf, write }: ShelfOptions<Item>) {
  const items = new Map<string, Item>();
  const idsByOwner = new Map<string, Set<string>>();
  const load = (item: Item) => {
    items.set(item.id, item);
    const ids = idsByOwner.get(ownerOf(item)) ?? new Set();
    idsByOwner.set(ownerOf(item), ids.add(item.id));
  };
  const shelf: Shelf<Item> = {
    get: (id) => items.get(id),
    list: () => [...items.values()].toReversed(),
    of: (ownerId) => [...(idsByOwner.get(ownerId) ?? [])].toReversed().flatMap((id) => items.get(id) ?? []),
    save(item) {
      write(item);
      load(item);
      return item;
    },
  };
  return { load, shelf };
}

/**
 * Orders, payments and refunds in memory, with a journal in the data directory: one line a change, written before
 * the change is seen, so that a sandbox killed at any moment opens again with all it had told anybody.
 */
export function openPaymentStore(dataDir: string): PaymentStore {
  const file = join(dataDir, 'razorpay-journal.ndjson');
  const write = (shelf: keyof PaymentStore) => (item: object) =>
    appendFileSync(file, `${JSON.stringify({ shelf, item })}\n`);
  const shelves = {
    orders: openShelf<Order>({ ownerOf: (order) => order.receipt ?? '', write: write('orders') }),
    payments: openShelf<Payment>({ ownerOf: (payment) => payment.order_id, write: write('payments') }),
    refunds: openShelf<Refund>({ ownerOf: (refund) => refund.payment_id, write: write('refunds') }),
  };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (lines.at(-1)) appendFileSync(file, '\n');
  for (const entry of lines.map(readEntry)) {
    if (entry) shelves[entry.shelf].load(entry.item as never);
  }
  return {
    orders: shelves.orders.shelf,
    payments: shelves.payments.shelf,
    refunds: shelves.refunds.shelf,
  };
}
