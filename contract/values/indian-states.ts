import { z } from 'zod';

/** States and Union Territories by the first two digits of a GSTIN (source: State code list of the GST portal). */
const states = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const;

type Code = keyof typeof states;
const codes = Object.keys(states) as Code[];

/** Code of a State or Union Territory. */
export const StateCode = z.enum(codes).describe('State code of the GST: two digits.');
export type StateCode = z.infer<typeof StateCode>;

/** All States in alphabetical order. */
export const indianStates: readonly { readonly code: StateCode; readonly name: string }[] = codes
  .map((code) => ({ code, name: states[code] }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** Returns the State with this code or name (case-insensitive); null when there is none. */
export function findState(text: string): { readonly code: StateCode; readonly name: string } | null {
  const wanted = text.trim().toLowerCase();
  return indianStates.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted) ?? null;
}
