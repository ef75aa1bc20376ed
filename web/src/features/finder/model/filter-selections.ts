/**
 * All that a finder search can hold (public spec §5, "all 18 parts-finder filter selections"), and where each lives. They
 * go together: an empty address, the store's reset and a new dialog leave none of them.
 */
export const filterSelections = {
  vehicleSlug: 'store',
  vehicleID: 'store',
  vehicleKType: 'store',
  make: 'store',
  model: 'store',
  year: 'store',
  series: 'store',
  variant: 'store',
  carline: 'store',
  vehicleList: 'dialog',
  rego: 'dialog',
  regoState: 'dialog',
  vin: 'dialog',
  part: 'address',
  keywords: 'address',
  top: 'address',
  sub: 'address',
  category: 'address',
} as const satisfies Record<string, 'store' | 'address' | 'dialog'>;
