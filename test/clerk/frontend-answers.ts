import type { ClerkUser } from './backend-api.ts';
import { PICTURES_HOST } from './instance.ts';

// The answers of Clerk's frontend API that its script needs for signing in by password.

/** The settings of the application: e-mail and password, no public sign-up. */
export function environment(siteUrl: string) {
  const off = {
    enabled: false,
    required: false,
    verifications: [],
    used_for_first_factor: false,
    first_factors: [],
    used_for_second_factor: false,
    second_factors: [],
    verify_at_sign_up: false,
  };
  const names = ['phone_number', 'username', 'web3_wallet', 'first_name', 'last_name', 'passkey'];
  return {
    auth_config: { object: 'auth_config', id: 'aconf_1', single_session_mode: true, claimed_at: null },
    display_config: {
      object: 'display_config',
      id: 'display_1',
      application_name: 'Skúška',
      branded: true,
      captcha_public_key: null,
      captcha_provider: 'turnstile',
      captcha_widget_type: 'invisible',
      home_url: siteUrl,
      instance_environment_type: 'production',
      preferred_sign_in_strategy: 'password',
      theme: { general: {}, buttons: {}, accounts: {} },
      show_devmode_warning: false,
      sign_in_url: `${siteUrl}/signIn`,
    },
    maintenance_mode: false,
    organization_settings: { enabled: false },
    commerce_settings: { billing: {} },
    api_keys_settings: {},
    protect_config: {},
    user_settings: {
      attributes: {
        ...Object.fromEntries(names.map((name) => [name, off])),
        email_address: {
          ...off,
          enabled: true,
          required: true,
          used_for_first_factor: true,
          first_factors: ['email_code'],
        },
        password: { ...off, enabled: true, required: true },
      },
      actions: { delete_self: false, create_organization: false },
      social: {},
      enterprise_sso: { enabled: false },
      sign_in: { second_factor: { required: false, enabled: false } },
      sign_up: { mode: 'restricted', progressive: true, captcha_enabled: false },
      password_settings: { min_length: 8, max_length: 72 },
      passkey_settings: {},
      username_settings: {},
    },
  };
}

/** The account as its owner receives it. */
function userAnswer({ id, email }: ClerkUser) {
  return {
    object: 'user',
    id,
    first_name: 'Jana',
    last_name: 'Kováčová',
    image_url: `https://${PICTURES_HOST}/osoba.svg`,
    has_image: false,
    primary_email_address_id: 'idn_1',
    email_addresses: [
      {
        object: 'email_address',
        id: 'idn_1',
        email_address: email,
        verification: { status: 'verified', strategy: 'email_code' },
        linked_to: [],
      },
    ],
    phone_numbers: [],
    web3_wallets: [],
    external_accounts: [],
    enterprise_accounts: [],
    passkeys: [],
    organization_memberships: [],
    password_enabled: true,
    public_metadata: {},
    unsafe_metadata: {},
    created_at: 0,
    updated_at: 0,
  };
}

/** The session with its current token. */
export function sessionAnswer(user: ClerkUser, jwt: string, now: number) {
  return {
    object: 'session',
    id: `sess_${user.id}`,
    status: 'active',
    expire_at: now + 604_800_000,
    abandon_at: now + 2_592_000_000,
    last_active_at: now,
    last_active_token: { object: 'token', jwt },
    last_active_organization_id: null,
    actor: null,
    tasks: null,
    factor_verification_age: [0, -1],
    user: userAnswer(user),
    public_user_data: {
      first_name: 'Jana',
      last_name: 'Kováčová',
      image_url: `https://${PICTURES_HOST}/osoba.svg`,
      has_image: false,
      identifier: user.email,
    },
    created_at: now,
    updated_at: now,
  };
}

/** A sign-in that requires the password or has created a session. */
export function signInAnswer(user: ClerkUser, status: 'needs_first_factor' | 'complete') {
  return {
    object: 'sign_in',
    id: `sia_${user.id}`,
    status,
    supported_identifiers: ['email_address'],
    identifier: user.email,
    user_data: {
      first_name: 'Jana',
      last_name: 'Kováčová',
      image_url: `https://${PICTURES_HOST}/osoba.svg`,
      has_image: false,
    },
    supported_first_factors: [{ strategy: 'password' }],
    supported_second_factors: [],
    first_factor_verification: null,
    second_factor_verification: null,
    created_session_id: status === 'complete' ? `sess_${user.id}` : null,
  };
}
