import classes from './parts.module.css';

/** The drawing of a part in a list. The text beside it names the part. */
export const PartPicture = ({ src, size, onError }: { src: string; size: number; onError?: () => void }) => (
  <img
    src={src}
    alt=""
    className={classes.picture}
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    onError={onError}
  />
);
