import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Order, Payment, Refund } from './entities.ts';

/** The entities of one kind. */
interface Collection<Item> {
  get(id: string): Item | undefined;
  /** Newest first, as the vendor lists. */
  list(): readonly Item[];
  /** Items of one owner (orders of a receipt, payments of an order, refunds of a payment), newest first. */
  of(ownerId: string): readonly Item[];
  save(item: Item): Item;
}

/** All orders, payments and refunds of the sandbox. */
export interface PaymentStore {
  readonly orders: Collection<Order>;
  readonly payments: Collection<Payment>;
  readonly refunds: Collection<Refund>;
}

/** A line of the journal. `shelf` names the collection; older journals have this key, so it stays. */
interface Entry {
  readonly shelf: keyof PaymentStore;
  readonly item: { readonly id: string };
}

function readEntry(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null; // Truncated when the process was killed: its write was never acknowledged.
  }
}

interface CollectionOptions<Item> {
  readonly ownerOf: (item: Item) => string;
  readonly write: (item: Item) => void;
}

function openCollection<Item extends { readonly id: string }>({ ownerOf, write }: CollectionOptions<Item>) {
  const items = new Map<string, Item>();
  const idsByOwner = new Map<string, Set<string>>();
  const load = (item: Item) => {
    items.set(item.id, item);
    const ids = idsByOwner.get(ownerOf(item)) ?? new Set();
    idsByOwner.set(ownerOf(item), ids.add(item.id));
  };
  const collection: Collection<Item> = {
    get: (id) => items.get(id),
    list: () => [...items.values()].toReversed(),
    of: (ownerId) => [...(idsByOwner.get(ownerId) ?? [])].toReversed().flatMap((id) => items.get(id) ?? []),
    save(item) {
      write(item);
      load(item);
      return item;
    },
  };
  return { load, collection };
}

/**
 * Opens the store of orders, payments and refunds: in memory, with a journal in the data directory. Each change is
 * appended before it becomes visible, so a killed sandbox restarts with everything that it had answered.
 */
export function openPaymentStore(dataDir: string): PaymentStore {
  const file = join(dataDir, 'razorpay-journal.ndjson');
  const write = (name: keyof PaymentStore) => (item: object) =>
    appendFileSync(file, `${JSON.stringify({ shelf: name, item })}\n`);
  const collections = {
    orders: openCollection<Order>({ ownerOf: (order) => order.receipt ?? '', write: write('orders') }),
    payments: openCollection<Payment>({ ownerOf: (payment) => payment.order_id, write: write('payments') }),
    refunds: openCollection<Refund>({ ownerOf: (refund) => refund.payment_id, write: write('refunds') }),
  };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (lines.at(-1)) appendFileSync(file, '\n');
  for (const entry of lines.map(readEntry)) {
    if (entry) collections[entry.shelf].load(entry.item as never);
  }
  return {
    orders: collections.orders.collection,
    payments: collections.payments.collection,
    refunds: collections.refunds.collection,
  };
}
