import { defineMessages } from 'react-intl';

const plain = defineMessages({
  home: { id: 'range.home', defaultMessage: 'Home' },
  parts: { id: 'range.parts', defaultMessage: 'Parts' },
  ourRange: { id: 'range.root', defaultMessage: 'Our Range' },
  menu: { id: 'range.menu', defaultMessage: 'Range' },
  trail: { id: 'range.trail', defaultMessage: 'You are here' },
  findYourPart: { id: 'range.findYourPart', defaultMessage: 'Find your Part' },
  partsFinder: { id: 'range.partsFinder', defaultMessage: 'Parts Finder' },
  downloads: { id: 'range.downloads', defaultMessage: 'Technical Download (PDF)' },
  featuresBenefits: { id: 'range.features', defaultMessage: 'Features and Benefits' },
  applications: { id: 'range.applications', defaultMessage: 'Applications' },
  byVehicle: { id: 'range.byVehicle', defaultMessage: 'Start from the vehicle' },
  byVehicleText: {
    id: 'range.byVehicle.text',
    defaultMessage: 'Choose make, model and year once. Every part then says whether it fits, and on what condition.',
  },
  opensPdf: { id: 'range.opensPdf', defaultMessage: 'Opens the data sheet (PDF)' },
});

/** What links to papers say, by kind. */
const papers = defineMessages({
  Catalogue: { id: 'range.paper.catalogue', defaultMessage: 'Catalogue' },
  Flyers: { id: 'range.paper.flyer', defaultMessage: 'Flyer' },
  SDS: { id: 'range.paper.sds', defaultMessage: 'Safety data sheet' },
  Specs: { id: 'range.paper.specification', defaultMessage: 'Specification' },
  Installation: { id: 'range.paper.installation', defaultMessage: 'Installation' },
  Warranty: { id: 'range.paper.warranty', defaultMessage: 'Warranty' },
});
export const paperName = (kind: string) =>
  Object.hasOwn(papers, kind) ? papers[kind as keyof typeof papers] : undefined;

const withValues = defineMessages<{ findIn: { name: string } }>({
  findIn: { id: 'range.findIn', defaultMessage: 'Find your Part: {name}' },
});

export const messages = { ...plain, ...withValues };
