/** India's States and Union Territories by the code with which a GSTIN begins (GST portal, list of State codes). */
export const GST_STATES = {
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

export type GstState = keyof typeof GST_STATES;

export const GST_STATE_CODES = Object.keys(GST_STATES) as [GstState, ...GstState[]];

/** Union Territories without a legislature levy their own tax in the place of a State's (UTGST Act 2017, sections 1 and 2). */
const WITHOUT_LEGISLATURE: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

/** What the half of the tax is called that the State, or the Union Territory, levies. */
export function stateTaxName(state: GstState): 'SGST' | 'UTGST' {
  return WITHOUT_LEGISLATURE.has(state) ? 'UTGST' : 'SGST';
}

/** Whether a text is the code of a State. */
export function isGstState(text: string): text is GstState {
  return Object.hasOwn(GST_STATES, text);
}
