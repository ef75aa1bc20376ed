/** Types that a browser shows without running anything of theirs; all others are downloaded. */
const shown = /^(application\/pdf|image\/(png|jpeg|gif|webp)|text\/plain)$/;

/** Header lines under which an attached file, which anybody may have made, is served from this origin. */
export const partHeaders = (contentType: string, fileName = 'part'): Record<string, string> => ({
  'content-type': contentType,
  'content-disposition': `${shown.test(contentType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  'x-content-type-options': 'nosniff',
});
