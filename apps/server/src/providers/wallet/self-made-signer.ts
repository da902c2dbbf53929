/** Self-made keys and certificates for development and tests: our own intermediate certifies the shop. */
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { AppleSigner, GoogleSigner } from './signer.ts';

const MODULUS_BITS = 2048;
const YEARS = 10;

const newKeys = () =>
  promisify(generateKeyPair)('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

interface Named {
  readonly commonName: string;
  readonly serial: string;
  readonly isAuthority: boolean;
}

/** Self-signed if `issuer` is null. */
const certify = (
  publicKey: string,
  { commonName, serial, isAuthority }: Named,
  issuer: { readonly certificate: forge.pki.Certificate; readonly key: string } | null,
  key: string,
): forge.pki.Certificate => {
  const certificate = forge.pki.createCertificate();
  const subject = [
    { name: 'commonName', value: commonName },
    { name: 'organizationName', value: 'Offrande, for development' },
  ];
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = serial;
  certificate.validity.notBefore.setDate(certificate.validity.notBefore.getDate() - 1);
  certificate.validity.notAfter.setFullYear(certificate.validity.notBefore.getFullYear() + YEARS);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? subject);
  certificate.setExtensions([{ name: 'basicConstraints', cA: isAuthority, critical: true }]);
  certificate.sign(forge.pki.privateKeyFromPem(issuer?.key ?? key), forge.md.sha256.create());
  return certificate;
};

export const selfMadeApple = async (): Promise<AppleSigner> => {
  const [authority, shop] = await Promise.all([newKeys(), newKeys()]);
  const intermediate = certify(
    authority.publicKey,
    { commonName: 'Passes, for development', serial: '01', isAuthority: true },
    null,
    authority.privateKey,
  );
  const own = certify(
    shop.publicKey,
    { commonName: 'Pass Type ID: pass.example.offrande', serial: '02', isAuthority: false },
    { certificate: intermediate, key: authority.privateKey },
    shop.privateKey,
  );
  return {
    passTypeId: 'pass.example.offrande',
    teamId: 'OFFRANDE00',
    certificate: forge.pki.certificateToPem(own),
    key: shop.privateKey,
    passphrase: null,
    intermediate: forge.pki.certificateToPem(intermediate),
  };
};

export const selfMadeGoogle = async (saveUrl: string): Promise<GoogleSigner> => ({
  issuerId: '3388000000000000000',
  account: 'passes@offrande.example',
  key: (await newKeys()).privateKey,
  saveUrl,
});
