/**
 * The version of all drawings. It is part of their URLs, because browsers cache them permanently. Raise it with every visible
 * change (version.test.ts checks this).
 */
export const drawingsVersion = '3';
