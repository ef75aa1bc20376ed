export { type Identity, type Role, isStaff } from './identity.ts';
export { createSigner, type Signer } from './signer.ts';
export { createVerifier, type Verifier } from './verifier.ts';
