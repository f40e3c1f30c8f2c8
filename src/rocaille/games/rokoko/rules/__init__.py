"""The rules, one module for each heading of the rulebook, in the rulebook's order."""

from typing import Final

CONTENTS: Final = {
    "Setting up the Game": "setting_up_the_game",
    "Playing the Game": "playing_the_game",
    "Phase 1: Prepare for new round": "prepare_for_new_round",
    "Phase 2: Select 3 hand cards": "select_3_hand_cards",
    "Phase 3: Take actions": "take_actions",
    "1. Claim the Queen's favour": "claim_the_queens_favour",
    "2. Acquire Resources": "acquire_resources",
    "3. Make a Dress": "make_a_dress",
    "Rent the Dress out, or sell it": "rent_out_or_sell",
    "4. Hire a new Employee": "hire_a_new_employee",
    "5. Depute your Employee": "depute_your_employee",
    "6. Fund a Decoration": "fund_a_decoration",
    "“All halls” bonus": "all_halls_bonus",
    "Phase 4: Collect income": "collect_income",
    "End of the Game": "end_of_the_game",
    "Overview of the Employee bonuses": "employee_bonuses",
}
