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
  opensPdf: { id: 'range.opensPdf', defaultMessage: 'Opens the data sheet (PDF)' },
  tryAgain: { id: 'range.tryAgain', defaultMessage: 'Try again' },
});

const withValues = defineMessages<{ findIn: { name: string } }>({
  findIn: { id: 'range.findIn', defaultMessage: 'Find your Part: {name}' },
});

export const messages = { ...plain, ...withValues };
