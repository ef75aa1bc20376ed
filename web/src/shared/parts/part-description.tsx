import { CatalogueWord } from '../ui/catalogue-word.tsx';
import classes from './parts.module.css';

export const PartDescription = ({ text }: { text: string }) => (
  <p className={classes.description}>
    <CatalogueWord word={text} />
  </p>
);
