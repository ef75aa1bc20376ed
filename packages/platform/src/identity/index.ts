export { type Identity, isStaff, type Role } from './identity.ts';
export { createSigner, type Signer } from './signer.ts';
export { serviceOf } from './token.ts';
export { createVerifier, type Verifier } from './verifier.ts';
