"""The expansion's rules, one module for each heading of its rulebook, in its order; the headings are our translation."""

from typing import Final

CONTENTS: Final = {
    "Preparation": "preparation",
    "Phase 1: Prepare for new round, E) New jewel tiles": "new_jewel_tiles",
    "3. Make a Dress: jewels": "make_a_dress_jewels",
    "4. Hire a new Employee: the special Apprentice": "hire_the_special_apprentice",
    "6. Fund a Decoration: the jeweller's spaces": "fund_a_jewellers_space",
    "7. Take the Journeyman's exam": "take_the_journeymans_exam",
    "The tasks of the exams": "the_tasks_of_the_exams",
    "8. Take the Master's exam": "take_the_masters_exam",
    "Phase 4: Collect income: jewels": "collect_income_jewels",
    "End of the Game: jewels": "end_of_the_game_jewels",
    "Overview of the hiring conditions": "hiring_conditions",
    "Overview of the new Journeymen's bonuses": "new_journeymens_bonuses",
    "Overview of the new Masters' bonuses": "new_masters_bonuses",
}
