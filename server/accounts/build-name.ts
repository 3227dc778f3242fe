interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
  readonly suppliedName: string;
  readonly email: string;
}

/** First and last name when both are known, else the name that was supplied, else the address before its at-sign. */
export function buildName({ firstName, lastName, suppliedName, email }: NameParts): string {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return suppliedName || email.slice(0, email.indexOf('@'));
}
