/** Ends and removes the temporary spaces of this clone (of one purpose, or all) whose owner is no more. */
export function sweepSpaces(purpose?: string): Promise<void>;
/** A temporary folder of this process. */
export function openSpace(purpose: string): string;
