/** For pictures: an SVG can run and load nothing; its own styles apply. */
export const pictureCsp = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For files that never change under their URL. */
export const forever = 'public, max-age=31536000, immutable';

/** For PDFs. Without object-src and default-src, because they would block the browser's PDF viewer. */
export const paperCsp = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The `content-disposition` of a file that the browser shows: its name with nothing in it that would end the name. */
export const shownAs = (fileName: string): string => `inline; filename="${fileName.replace(/[^\w.-]/g, '_')}"`;
