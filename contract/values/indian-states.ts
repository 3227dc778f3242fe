import { z } from 'zod';

/** States and Union Territories by the two digits with which a GSTIN begins (GST portal, State code list). */
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

/** A State's two digits. */
export const StateCode = z.enum(codes);
export type StateCode = z.infer<typeof StateCode>;

/** All States, in the order of their names: what a list to choose from shows. */
export const indianStates: readonly { readonly code: StateCode; readonly name: string }[] = codes
  .map((code) => ({ code, name: states[code] }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** The State that a text names, by its two digits or its name in any case; null when it names none. */
export function findState(text: string): { readonly code: StateCode; readonly name: string } | null {
  const wanted = text.trim().toLowerCase();
  return indianStates.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted) ?? null;
}
