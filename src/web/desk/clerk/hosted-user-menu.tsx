import { STAFF_ROLES, type StaffMember } from '#domain/staff/staff.ts';
import { ClerkPart } from './clerk-part.tsx';
import type { HostedSignIn } from './hosted-sign-in.ts';

interface HostedUserMenuProps {
  staff: StaffMember;
  hosted: HostedSignIn;
}

/** The provider's user menu, beside the name and role of the signed-in staff member. */
export function HostedUserMenu({ staff, hosted }: HostedUserMenuProps) {
  return (
    <div className="user">
      <span>
        {staff.name}
        <small>{STAFF_ROLES[staff.role]}</small>
      </span>
      <ClerkPart
        hosted={hosted}
        waiting={null}
        failed={(retry) => (
          <button type="button" onClick={retry}>
            Načítať ponuku
          </button>
        )}
      >
        {({ UserMenu }) => <UserMenu />}
      </ClerkPart>
    </div>
  );
}
