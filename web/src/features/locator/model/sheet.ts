/** Heights of the sheet, as shares of the window's height. */
export const sheetHeights = [0.04, 0.35, 0.65] as const;
export const sheetLowest = sheetHeights[0];
export const sheetHighest = sheetHeights[2];

export type SheetHeight = (typeof sheetHeights)[number];

/** A faster flick, in window heights per second, moves the sheet to the next height. */
const flick = 0.6;

export const nextHeight = (height: number, direction: 1 | -1): SheetHeight => {
  const beyond = sheetHeights.filter((each) => (each - height) * direction > 0.001);
  return (direction === 1 ? beyond[0] : beyond.at(-1)) ?? (direction === 1 ? sheetHighest : sheetLowest);
};

/** The height at which a released sheet rests. `speed`: window heights per second, up is positive. */
export const restingHeight = (height: number, speed: number): SheetHeight => {
  if (Math.abs(speed) > flick) return nextHeight(height, speed > 0 ? 1 : -1);
  return sheetHeights.reduce((best, each) => (Math.abs(each - height) < Math.abs(best - height) ? each : best));
};

export const heldHeight = (height: number): number => Math.min(sheetHighest, Math.max(sheetLowest, height));
