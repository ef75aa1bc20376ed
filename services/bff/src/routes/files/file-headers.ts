/** For pictures: an SVG cannot run scripts or load anything, but its own styles apply. */
export const pictureCsp = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For files that never change under their URL. */
export const forever = 'public, max-age=31536000, immutable';

/** For the worker that reads barcodes: it compiles WebAssembly, which no page may, and loads its binary from us. */
export const barcodesCsp = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** For PDFs. It has no object-src and default-src, because these would block the browser's PDF viewer. */
export const paperCsp = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The `content-disposition` of a file that the browser displays. Characters that could end the name are replaced. */
export const shownAs = (fileName: string): string => `inline; filename="${fileName.replace(/[^\w.-]/g, '_')}"`;
