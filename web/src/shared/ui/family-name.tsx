import { CatalogueWord } from './catalogue-word.tsx';

/** A category by its name in the catalogue. */
export const FamilyName = ({ name }: { name: string }) => <CatalogueWord word={name} />;
