import type { OwnDataPart } from '@southline/contracts/common';

/** The first file in the download of a member's own data. */
export const aboutOwnData = `Your data at Southline

This archive has everything that we keep about you, as it was when you downloaded it.
A service without data about you has no folder.

auth            your profile, the browsers that you used, open mailed links, changes made by our staff
sign-in         your open sessions
orders          your orders with their delivery details, and your cart
returns         your returns with their conversations, and photos that you sent
documents       order confirmations, tax invoices, packing lists and credit notes (PDF)
catalogue       favourites, garage, lists, wishes for mails about parts
vouchers        vouchers that you used
content         enquiries and bookings with your e-mail address, promotion entries
notifications   the mails about your orders

We see no card numbers: the payment provider has them. Our security log is not in this archive. It records sign-ins with
their network addresses, is separate from the shop and ends by itself.

您在 Southline 的数据

此压缩包包含下载时我们保存的与您有关的全部数据。JSON 文件是列表，PDF 文件是您订单的单据。
我们不保存卡号。安全日志（登录时间和网络地址）与商店分开保存，会自动删除，不在此压缩包中。
`;

/** A file of the archive. Its content can be read once, before the next file. */
interface ZipEntry {
  readonly name: string;
  readonly input: AsyncIterable<Uint8Array>;
}

/**
 * Groups consecutive pieces into files without holding a whole file in memory. A failure of the source ends the
 * archive.
 */
export const zipEntries = async function* (parts: AsyncIterable<OwnDataPart>): AsyncGenerator<ZipEntry> {
  const source = parts[Symbol.asyncIterator]();
  try {
    let next = await source.next();
    while (!next.done) {
      const name = next.value.file;
      const contents = async function* () {
        while (!next.done && next.value.file === name) {
          yield next.value.content;
          next = await source.next();
        }
      };
      yield { name, input: contents() };
    }
  } finally {
    await source.return?.();
  }
};
