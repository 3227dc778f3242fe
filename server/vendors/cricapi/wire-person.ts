import { z } from 'zod';
import { wireText, wireTextOrNull } from './wire-values.ts';

const Named = z
  .object({ id: wireTextOrNull, name: wireTextOrNull })
  .transform(({ id, name }) => ({ id: id ?? name, name: name ?? id }));

/** Somebody on a scorecard. Whom the vendor gives no id goes by the name, and the other way round. */
export const WirePerson = z
  .union([wireText.transform((name) => ({ id: name, name })), Named])
  .pipe(z.object({ id: z.string().min(1), name: z.string().min(1) }));
