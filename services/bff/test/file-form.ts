/** The payload and headers of a form. */
export const formOf = (parts: readonly { name: string; fileName?: string; text: string }[]) => {
  const boundary = 'southline';
  const body = parts.map(({ name, fileName, text }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/jpeg`;
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  });
  return {
    payload: `${body.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};
