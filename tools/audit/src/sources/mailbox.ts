export interface Mail {
  readonly MessageID: string;
  readonly Subject: string;
  readonly To: readonly { readonly Address: string }[];
}

interface Page {
  readonly messages: readonly Mail[];
  readonly total: number;
}

const pageSize = 500;

/** Every mail in the mailbox, by the routes of Mailpit's API. */
export const readMailbox = async (url: string): Promise<Mail[]> => {
  const mails: Mail[] = [];
  for (;;) {
    const response = await fetch(`${url}/api/v1/messages?limit=${pageSize}&start=${mails.length}`);
    if (!response.ok) throw new Error(`The mailbox answers ${response.status}.`);
    const { messages } = (await response.json()) as Page;
    mails.push(...messages);
    if (messages.length < pageSize) return mails;
  }
};
