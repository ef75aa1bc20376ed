/** Types that a browser displays without running their code; all others are downloaded. */
const shown = /^(application\/pdf|image\/(png|jpeg|gif|webp)|text\/plain)$/;

/** Response headers for an attachment, which is untrusted but served from this origin. */
export const partHeaders = (contentType: string, fileName = 'part'): Record<string, string> => ({
  'content-type': contentType,
  'content-disposition': `${shown.test(contentType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  'x-content-type-options': 'nosniff',
});
