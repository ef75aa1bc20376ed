import type { Fitting, PartFacts } from '@southline/kernel/part-facts';
import type { PublishedPart } from './gen/southline/catalogue/v1/export_service.ts';
import { Fitting as FittingMessage, PartFacts as PartMessage } from './gen/southline/common/v1/part.ts';
import { fitMessage, fitWord } from './part-words.ts';

/**
 * Messages of the previous release have these facts as fields of their own, and its readers take them from there. This module
 * alone reads and fills those fields; the next release deletes both (docs/how-to/upgrade.md).
 */
export const partOf = (message: { readonly part: PartMessage | undefined } & Partial<PartMessage>): PartFacts => {
  const ownFields: Partial<PartMessage> = message;
  return message.part ?? PartMessage.fromPartial(ownFields);
};

export const fittingOf = (
  message: { readonly fitting: FittingMessage | undefined } & Partial<FittingMessage>,
): Fitting => {
  const ownFields: Partial<FittingMessage> = message;
  const { fit, ...facts } = message.fitting ?? FittingMessage.fromPartial(ownFields);
  return { ...facts, fit: fitWord(fit) };
};

const partMessage = (facts: PartFacts): PartMessage => PartMessage.fromPartial(facts);

const fittingMessage = ({ fit, fitNote, vehicleSlug, vehicleLabel }: Fitting): FittingMessage => ({
  fit: fitMessage(fit),
  fitNote,
  vehicleSlug,
  vehicleLabel,
});

/** For a message that is written without `fromPartial`. */
export const wholePartFields = (facts: PartFacts) => {
  const part = partMessage(facts);
  return { ...part, part };
};

/** For a message that `fromPartial` makes: it takes the fields that the message has. */
export const partFields: (facts: PartFacts) => { readonly part: PartMessage } = wholePartFields;

export const wholeFittingFields = (facts: Fitting) => {
  const fitting = fittingMessage(facts);
  return { ...fitting, fitting };
};

export const fittingFields: (facts: Fitting) => { readonly fitting: FittingMessage } = wholeFittingFields;

export const publishedPartOf = ({ part, productNr, gmPartNumber, description }: PublishedPart): PartFacts =>
  part ?? PartMessage.fromPartial({ partNo: productNr, gmPartNo: gmPartNumber, description });

export const publishedPartFields = (facts: PartFacts) => ({
  productNr: facts.partNo,
  gmPartNumber: facts.gmPartNo,
  description: facts.description,
  part: partMessage(facts),
});
