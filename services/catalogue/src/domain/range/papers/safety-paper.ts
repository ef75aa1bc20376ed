import { DomainError } from '@southline/kernel/errors';
import type { ProductPage } from '../range-page.ts';
import type { SafetyRegion, SafetyTexts } from './paper-texts.ts';
import type { PaperSection, RangePaper } from './range-paper.ts';

/** The sections of a safety data sheet in the order of the GHS. */
const safetySections = [
  'Identification',
  'Hazards',
  'Composition',
  'First aid',
  'Fire fighting',
  'Accidental release',
  'Handling and storage',
  'Exposure controls and personal protection',
  'Physical and chemical properties',
  'Stability and reactivity',
  'Toxicology',
  'Ecology',
  'Disposal',
  'Transport',
  'Regulations',
  'Other information',
] as const;

const note =
  'Written for this kind of product. The label on the pack carries the classification of what is in it; where the two differ, the label counts. Free to copy and to hang up.';

/** The safety data sheet of a page for one country. */
export const safetyPaper = (texts: SafetyTexts, page: ProductPage, region: SafetyRegion): RangePaper => {
  const sheet = texts.sheets[page.detail?.safety ?? ''];
  if (!sheet) throw new DomainError('invalid', 'RangeUnusable', `"${page.name}" has no safety texts.`);
  const { name: country = '', ...places } = texts.regions[region];
  const values: Readonly<Record<string, string>> = {
    ...places,
    region: country,
    product: page.name,
    use: sheet.use,
    issued: texts.issued,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const sections = safetySections.map((heading, index): PaperSection => {
    const number = String(index + 1);
    const found = sheet.sections[number] ?? texts.groups[sheet.group]?.[number] ?? texts.common[number];
    if (!found) throw new DomainError('invalid', 'RangeUnusable', `"${page.name}" lacks section ${number} of its SDS.`);
    return {
      name: heading,
      facts: (found.facts ?? []).map(({ label, value }) => ({ label, value: fill(value) })),
      points: (found.points ?? []).map(fill),
    };
  });
  return {
    kind: 'SDS',
    fileName: `${page.segment}-${region.toUpperCase()}.pdf`,
    name: page.name,
    category: country,
    description: sheet.use,
    drawing: page.drawing,
    region,
    facts: [
      { label: 'Country', value: country },
      { label: 'Issued', value: texts.issued },
      { label: 'Poisons information', value: values.poisons ?? '' },
      { label: 'Emergency', value: (values.emergency ?? '').replace(/^[^:]*: /, '') },
    ],
    sections,
    note,
  };
};
