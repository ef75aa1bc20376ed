/**
 * Of everything that is drawn here. Addresses of drawings carry it, as browsers keep them for ever: raise it with every change
 * that can be seen (version.test.ts tells).
 */
export const drawingsVersion = '2';
