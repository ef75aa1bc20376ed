import { currentScope, runInScope } from '@southline/platform/telemetry';
import { Type } from 'typebox';
import type { Context, Route } from '../../context.ts';
import type { Region } from '../../contract/region.ts';
import type { Paper } from '../../security/paper-links.ts';
import { languageOf } from '../language.ts';
import { orderListOf } from '../orders/order-papers.ts';
import { paperCsp, shownAs } from './file-headers.ts';

interface File {
  readonly fileName: string;
  readonly content: Uint8Array;
}

interface Asked {
  readonly region: Region;
  /** The language of the visitor who opens the link. */
  readonly language: string;
}

const schema = { hide: true, params: Type.Object({ region: Type.String(), token: Type.String({ maxLength: 1_000 }) }) };

const read = ({ papers }: Context['clients'], documentId: string): Promise<File> => papers.readDocument({ documentId });

/** Renders the list of the current cart. If the order was placed meanwhile, returns the order's own document. */
const render = async ({ clients }: Context, orderId: string, asked: Asked): Promise<File> => {
  const found = await orderListOf(clients, orderId);
  if ('documentId' in found) return read(clients, found.documentId);
  return clients.documents.renderOrderList({ cart: found.cart, ...asked });
};

const open = async (context: Context, paper: Paper, asked: Asked): Promise<File> => {
  if (paper.kind === 'stored') return read(context.clients, paper.documentId);
  // The holder of the link reads with the rights of the owner for whom the link was created.
  const tokenFor = (service: string) => context.signer.sign(paper.owner, service);
  const scope = { requestId: 'paper-link', ...currentScope(), tokenFor };
  return runInScope(scope, () => render(context, paper.orderId, asked));
};

/** Documents behind sealed links. */
export const papers: Route = (app, context) => {
  app.get('/documents/:token', { schema, config: { patient: true } }, async (request, reply) => {
    const paper = context.links.open(request.params.token);
    const asked = { region: request.region, language: languageOf(request) };
    const { fileName, content } = await open(context, paper, asked);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', paperCsp)
      .header('content-disposition', shownAs(fileName))
      .type('application/pdf')
      .send(Buffer.from(content));
  });
};
