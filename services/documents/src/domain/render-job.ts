import type { PaperKind } from './paper-kind.ts';

export const renderJob = 'render-paper';

/** The rendering of one paper, queued under the paper's id. */
export interface RenderJob {
  readonly orderId: string;
  readonly kind: PaperKind;
}
