/** A page's name as a segment of an address: spaces, and an ampersand with its spaces, become a hyphen; "100%" loses its sign. */
export const segmentOf = (name: string): string =>
  name
    .trim()
    .replace(/%/g, '')
    .replace(/\s*&\s*|\s+/g, '-');

/** The common key of all spellings of a page's name: "Fluids & Oils", "fluids-oils", "FLUIDS OILS". */
export const pageKey = (name: string): string => segmentOf(name).toLowerCase().replace(/-+/g, '-');
