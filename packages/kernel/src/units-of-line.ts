/** Units of one line among units of several lines. */
export const unitsOfLine = (
  units: readonly { readonly lineId: string; readonly quantity: number }[],
  lineId: string,
): number => units.reduce((sum, one) => sum + (one.lineId === lineId ? one.quantity : 0), 0);
