import { type Fitting, noFitting, noPart, type PartFacts } from '@southline/kernel/part-facts';
import { type Fitting as FittingMessage, PartFacts as PartMessage } from './gen/southline/common/v1/part.ts';
import { fitMessage, fitWord } from './part-words.ts';

export const partOf = ({ part }: { readonly part: PartMessage | undefined }): PartFacts => part ?? noPart;

export const fittingOf = ({ fitting }: { readonly fitting: FittingMessage | undefined }): Fitting =>
  fitting ? { ...fitting, fit: fitWord(fitting.fit) } : noFitting;

/** For callers that encode the surrounding message without `fromPartial`. */
export const partMessage = (facts: PartFacts): PartMessage => PartMessage.fromPartial(facts);

export const fittingMessage = ({ fit, fitNote, vehicleSlug, vehicleLabel }: Fitting): FittingMessage => ({
  fit: fitMessage(fit),
  fitNote,
  vehicleSlug,
  vehicleLabel,
});
